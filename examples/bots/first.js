#!/usr/bin/env node
// The same bot in JavaScript. Try it:  fullsteam bot-host trambahn examples/bots/first.js
"use strict";
const lines = require("node:readline").createInterface({ input: process.stdin });

// message.view is all you may know, message.legal all you may do. Make this better.
function choose(message) {
  const worth = (text) => (text === "done" ? 0 : text.length);
  return message.legal.reduce((best, text) => (worth(text) >= worth(best) ? text : best));
}

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "first.js" });
  if (message.type === "choose") say({ type: "choice", id: message.id, choice: choose(message) });
});
