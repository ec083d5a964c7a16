// A game for boardgame.io as like ours as its interface allows: two hands kept secret, a deck nobody sees, small choices
// (place a card on a line, then draw), a view of about a kilobyte, some hundred and fifty choices a match.
// node game.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const LINES = 4;
const CARDS = 80;
const HAND = 6;

function place({ G, playerID, events }, card, line) {
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0 || !(line >= 0 && line < LINES)) return "INVALID_MOVE";
  hand.splice(at, 1);
  G.lines[line].push({ card, by: Number(playerID) });
  G.scores[playerID] += card % 11;
  events.setStage("draw");
}

function draw({ G, playerID, events }) {
  if (G.secret.deck.length) G.players[playerID].hand.push(G.secret.deck.pop());
  G.pile = G.secret.deck.length;
  events.endTurn();
}

const game = {
  name: "lines",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hands = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    return { secret: { deck }, players: hands, lines: [[], [], [], []], scores: [0, 0], pile: deck.length };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    onBegin: ({ events }) => events.setActivePlayers({ currentPlayer: "place" }),
    stages: { place: { moves: { place: { move: place, client: false } } }, draw: { moves: { draw: { move: draw, client: false } } } },
  },
  endIf: ({ G }) => (G.players[0].hand.length + G.players[1].hand.length === 0 ? { scores: G.scores } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
