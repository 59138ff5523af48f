import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { newAddress, openEar, openTestTelephone, trunkOf } from "./scenarios/testing-telephone.ts";
import { openMutations, sampleMessages } from "./testing/mutated-packets.ts";

const packets = 3000;

async function openStranger(address: string) {
  const socket = createSocket("udp4");
  socket.bind(5060, address);
  await once(socket, "listening");
  onTestFinished(() => {
    socket.close();
  });
  return socket;
}

test("packets that are nearly SIP or RTP crash nothing, and a call goes on meanwhile", async () => {
  const attacker = newAddress();
  const far = await openTestTelephone([]);
  const near = await openTestTelephone([trunkOf(far.address), trunkOf(attacker)], { maxCalls: 8 });
  const trunk = trunkOf(near.address);
  far.telephone.setTrunks([trunk]);
  const told = openEar();
  const line = far.telephone.dial(
    { id: "one", trunk, to: { user: "1" }, from: { user: "2" }, ringForMs: 5000 },
    told.listener,
  );
  await told.answered;
  const socket = await openStranger(attacker);
  const mutations = openMutations(20_261_128, sampleMessages(attacker, near.address));
  for (let sent = 0; sent < packets; sent += 1) {
    const port = sent % 3 === 0 ? 20_000 + 2 * (sent % 20) : 5060;
    socket.send(sent % 3 === 0 ? mutations.sound() : mutations.signal(), port, near.address);
    if (sent % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const asked = new Promise((resolve) => {
    socket.on("message", (bytes) => {
      if (/^SIP\/2.0 200 OK\r\n[\s\S]*CSeq: 7 OPTIONS/.test(bytes.toString())) resolve(true);
    });
  });
  const [, , , , options = ""] = sampleMessages(attacker, near.address);
  socket.send(
    options.replaceAll("z9hG4bKOPTIONS5", "z9hG4bKlast").replace("5 OPTIONS", "7 OPTIONS"),
    5060,
    near.address,
  );
  expect(await asked).toBe(true);
  expect(near.calls[0]?.told.events).toEqual(["answered"]);
  line.sendDigits("7");
  await expect.poll(() => near.calls[0]?.told.events, { timeout: 5000 }).toEqual(["answered", "digit 7"]);
});
