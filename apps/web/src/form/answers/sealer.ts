const ivBytes = 12;

/** The key of one epoch of one payment: as the server tells it, or as this browser keeps it, where no script reads it. */
export interface EpochKey {
  readonly epoch: number;
  readonly deviceKey: string | CryptoKey;
}

/** Encrypts texts for one epoch of one payment, with a key that only the server gives. */
export interface Sealer {
  /** @param place where it will be stored: it opens at no other */
  readonly seal: (place: string, text: string) => Promise<string>;
  /** @returns undefined for what another payment, or an earlier epoch, has sealed */
  readonly open: (place: string, sealed: string) => Promise<string | undefined>;
  /** The key to keep, for opening another sealer of the same epoch. */
  readonly key: EpochKey & { readonly deviceKey: CryptoKey };
}

/** Opens a sealer; undefined where the browser cannot encrypt: only pages on https, or on the machine itself, may. */
export async function openSealer({ deviceKey, epoch }: EpochKey): Promise<Sealer | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return undefined;
  const key =
    typeof deviceKey === "string"
      ? await subtle.importKey("raw", bytesOf(deviceKey), "AES-GCM", false, ["encrypt", "decrypt"])
      : deviceKey;
  const parametersFor = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${place} ${epoch}`),
  });
  return {
    key: { epoch, deviceKey: key },
    seal: async (place, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const bytes = new TextEncoder().encode(text);
      const sealed = new Uint8Array(await subtle.encrypt(parametersFor(place, iv), key, bytes));
      return textOf(new Uint8Array([...iv, ...sealed]));
    },
    open: async (place, text) => {
      try {
        const bytes = bytesOf(text);
        const parameters = parametersFor(place, bytes.slice(0, ivBytes));
        return new TextDecoder().decode(await subtle.decrypt(parameters, key, bytes.slice(ivBytes)));
      } catch {
        // Another payment's, or from before everything was erased.
        return undefined;
      }
    },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** In pieces: a call takes some ten thousand arguments, and a whole draft is longer. */
function textOf(bytes: Uint8Array): string {
  let letters = "";
  for (let from = 0; from < bytes.length; from += longestPiece) {
    letters += String.fromCharCode(...bytes.subarray(from, from + longestPiece));
  }
  return btoa(letters);
}

const longestPiece = 8192;
