import { expect, test } from "vitest";
import { answerChallenge } from "./digest.ts";

test("answers as the example of RFC 2617, 3.5, does", () => {
  const challenge =
    'Digest realm="testrealm@host.com", qop="auth,auth-int", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"';
  const user = { username: "Mufasa", password: "Circle Of Life" };
  const answer = answerChallenge(challenge, user, { method: "GET", uri: "/dir/index.html", clientNonce: "0a4f113b" });
  expect(answer).toContain('response="6629fae49393a05397450978507c4ef1"');
  expect(answer).toContain('opaque="5ccc069c403ebaf9f0171e9517f40e41"');
});

test("and as that of RFC 7616, 3.9.1, by SHA-256", () => {
  const challenge =
    'Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=SHA-256, nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"';
  const user = { username: "Mufasa", password: "Circle of Life" };
  const clientNonce = "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ";
  expect(answerChallenge(challenge, user, { method: "GET", uri: "/dir/index.html", clientNonce })).toContain(
    'response="753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"',
  );
});

test.each([
  "Basic realm=x",
  "Digest realm=x",
  'Digest realm="x", nonce="y", algorithm=MD5-sess',
  'Digest realm="x", nonce="y", qop="auth-int"',
])("has no answer to %s", (challenge) => {
  const user = { username: "a", password: "b" };
  expect(answerChallenge(challenge, user, { method: "INVITE", uri: "sip:a" })).toBeUndefined();
});
