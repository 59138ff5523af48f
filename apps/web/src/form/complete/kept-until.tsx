import { useEffect, useRef, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { useFormWords, useWhen } from "../../words/use-words.ts";
import { hoursLeft } from "../answers/kept-until.ts";
import { isRefused, type ProductApi } from "../session/product-api.ts";

/** How often the clock is looked at: the warning must not wait for a reload. Milliseconds. */
const lookEveryMs = 60_000;

/**
 * When this form is deleted, to the minute; a warning in its last hours, and what happened once it is over.
 * @param props.onKept told what the server says. Milliseconds since 1970
 */
export function KeptUntil({
  api,
  savedId,
  onKept,
}: {
  api: Pick<ProductApi, "listForms">;
  savedId: string | undefined;
  onKept: (until: number) => void;
}) {
  const { keptUntil } = useFormWords().complete;
  const when = useWhen();
  const [until, setUntil] = useState<Date>();
  // What the server has just listed is not deleted, whatever the clock of this device says.
  const [isClockWrong, setIsClockWrong] = useState(false);
  const [now, setNow] = useState(Date.now);
  const tell = useRef(onKept);
  useEffect(() => {
    let isLeft = false;
    void retryUntilLoaded(() => api.listForms(), { isPermanent: isRefused })
      .then(({ forms }) => {
        const found = forms.find(({ id }) => id === savedId);
        if (isLeft || found === undefined) return;
        setUntil(new Date(found.expiresAt));
        setIsClockWrong(Date.parse(found.expiresAt) <= Date.now());
        tell.current(Date.parse(found.expiresAt));
      })
      .catch(() => undefined);
    const clock = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => {
      isLeft = true;
      clearInterval(clock);
    };
  }, [api, savedId]);
  if (until === undefined) return null;
  const leftMs = isClockWrong ? Number.POSITIVE_INFINITY : until.getTime() - now;
  if (leftMs <= 0) {
    return (
      <p className="notice warn" role="status">
        {keptUntil.over}
      </p>
    );
  }
  const hours = hoursLeft(leftMs);
  return (
    <>
      <p>{keptUntil.until(when(until))}</p>
      {hours !== undefined && (
        <p className="notice warn" role="status">
          {keptUntil.soon(hours)}
        </p>
      )}
    </>
  );
}
