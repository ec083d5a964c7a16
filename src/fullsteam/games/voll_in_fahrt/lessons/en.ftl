# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word. For children: short words.

first = Three locos home
    .about = Dice, platforms, a push, a crash, and your third loco home.
first-platform = One more loco home and you win! The die says red, so the red platform goes into the gap: choose way A.
    .wrong = Then your track would end at nothing. Way A lets your loco through.
first-drive = The dice say 2 + 3: drive loco 3 five cells. It stops on the platform, and that is fine.
    .wrong = You may bring in a new loco. But loco 3 is far ahead: drive that one.
first-ride = Red again! Loco 3 stands on the red platform and rides along: choose way A, to the short inner track.
    .wrong = That leads to the middle track, and the inner one is shorter. Choose way A.
first-on = What a ride! Now drive loco 3 five cells.
    .wrong = Not yet. Drive loco 3: it is the first to get home.
first-gap = The yellow platform leaves, and Ida’s loco 2 has a gap in front of it! Turn yellow as you like.
    .wrong = The die says yellow: choose one of its two ways.
first-push = Bring your loco 4 onto the inner track. Ida’s loco is in the way: you push it into the gap!
    .far = Loco 3 can wait. Bring in a loco on the inner track: there you can push Ida!
    .wrong = Nobody is on that track. Take the inner one and push Ida’s loco.
first-block = Her loco must start again, and then she pushed yours ahead: a gift! Now way B: way A is a short cut for her loco 4.
    .wrong = Way A takes her loco 4 to the short inner track. Choose way B.
first-danger = Now the gap is in front of loco 3, and 10 cells are too many: it would crash. Drive loco 4!
    .wrong = Crash! Loco 3 would fall into the gap and start again: drive loco 4.
first-double = 1 and 1 is a double: you may have a second turn! First turn the yellow platform as you like.
    .wrong = The die says yellow: choose one of its two ways.
first-near = Drive loco 3 two cells: right up to the gap, and not too far.
    .wrong = Your second turn is for the same loco. Drive loco 3: it is nearly home!
first-again = A double gives you one more turn with the same loco. Take it!
    .wrong = Do not stop now: loco 3 is nearly home. Take the second turn!
first-home = Red closes the gap, and way A leads loco 3 home. Points you have too many do not matter: it brakes by itself.
    .wrong = With way B your track ends at nothing: crash! Choose way A.
first-end = Three locos home: you win! Now play a real match, against a bot that is a beginner too.
