import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate for "localhost", signed by itself. PEM. */
export function localhostCertificate(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const tbs = der(
    0x30,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ecdsaWithSha256,
    commonName,
    der(0x30, der(0x17, text("200101000000Z")), der(0x17, text("491231235959Z"))),
    commonName,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, der(0x30, subjectAltName, der(0x04, der(0x30, der(0x82, text("localhost"))))))),
  );
  const signature = sign("sha256", tbs, privateKey);
  const certificate = der(0x30, tbs, ecdsaWithSha256, der(0x03, [0], signature));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const text = (ascii: string) => Buffer.from(ascii, "ascii");

/** One element of DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...content: readonly (Uint8Array | readonly number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => Uint8Array.from(part)));
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Uint8Array.from([tag, ...size]), body]);
}

// 1.2.840.10045.4.3.2, 2.5.29.17 and 2.5.4.3 of ITU-T X.509.
const ecdsaWithSha256 = der(0x30, der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const subjectAltName = der(0x06, [0x55, 0x1d, 0x11]);
const commonName = der(0x30, der(0x31, der(0x30, der(0x06, [0x55, 0x04, 0x03]), der(0x0c, text("localhost")))));
