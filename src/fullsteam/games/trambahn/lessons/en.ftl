# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word.

first = Your first tram line
    .about = Passengers, stations, a tram and your first scoring.
first-passenger = Welcome to Munich. Every turn begins with a passenger: send your blue 3 to the blue terminus.
    .red = Keep your reds, they are going to be a line. Send the blue 3.
    .wrong = The rules allow it. But let us send the blue 3: it fits nothing else you hold.
first-second = You may send a second passenger, but you need your cards. Choose “{ step-passengers.done }”.
    .wrong = You could. But cards that wait there are gone from your hand: choose “{ step-passengers.done }”.
first-column = Now build a line of your own. Begin a column with the red 2.
    .high = Then the 2 would never fit again: values only rise. Begin low, with the red 2.
    .none = Only columns bring points. Begin one with the red 2.
    .wrong = You hold three reds: that is the better line. Begin with the red 2.
first-rise = Values rise, gaps do not matter, and all cards are of one line. Add the red 5, then the red 8.
    .jump = After the 8 the 5 would not fit any more. The red 5 first.
    .two = A second column needs a second tram, and trams are expensive. Put it into the column you have.
    .wrong = Not yet: the red 5 and the red 8 still belong in your column.
first-enough = This column is worth 1 + 1 + 2 = 4 points, times its tram. Choose “{ step-stations.done }”: there is no building after that in this turn.
    .wrong = A second column would need a second tram. This one is enough for today: “{ step-stations.done }”.
first-note = Cards you do not need become money. Turn the green 6 into a note, then choose “{ step-income.done }”.
    .none = First the green 6: it fits nothing, and trams are expensive.
    .wrong = Keep that one for later. The green 6 can go.
first-tram = A column without a tram is lost when your turn ends. Buy the horse car for 5 notes: it doubles the points.
    .none = Then your column would be lost, card by card. Buy the horse car.
    .wrong = Take the horse car for your column.
first-third = Two reds are waiting. The fourth rings the bell and scores red for both of you: send your red 1.
    .nine = The red 9 brings 2 points in your column. Send the red 1, which is too low for it.
    .joker = A conductor is too good to wait here. Send the red 1.
    .wrong = Nobody has a column of that line. Send the red 1 to the red terminus.
first-bell = One is missing. Send the red 4 as the fourth passenger.
    .nine = The bell would ring, but the 9 is worth more in your column. Send the red 4.
    .none = Ring the bell now, while only you have a red column. Send the red 4.
    .wrong = One more red and the bell rings. Send the red 4.
first-longer = 4 × 2: you have { $points } points, and Frieda has none without a red column. Yours stays: add the red 9.
    .none = Your column will be scored again. Make it longer: add the red 9.
    .two = One long column beats two short ones. Put the red 9 into column 1.
    .wrong = The red 9 first: it brings 2 points more.
first-conductor = The conductor is a joker without points that fits any open column. Add it: columns of eight cards pay a bonus.
    .none = It helps you to the eighth card. Add the conductor to column 1.
    .two = A new column would need a new tram. Add the conductor to column 1.
    .wrong = Add the conductor to column 1.
first-end = Now you know how it goes; tips will tell you the rest. After the tenth scoring the most points win: now play a real match.
