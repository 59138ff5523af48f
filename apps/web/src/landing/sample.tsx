import { sampleEnglish, sampleTalk } from "@dilo/forms/sample-talk";
import { useState } from "react";
import { Unbroken } from "../components/unbroken.tsx";
import { useConfig } from "../use-config.ts";
import { useLandingWords } from "./use-landing-words.ts";
import { usePlayedLine } from "./use-played-line.ts";

const dilo = { look: "dilo", title: "asks" } as const;
const you = { look: "you", title: "answers" } as const;

/**
 * A piece of an interview to hear and to read. The player is the browser's own, and
 * shown once it plays: before that it knows no length. What is being said is marked in the captions below it.
 */
export function Sample() {
  const { sample } = useLandingWords();
  const isTestVoice = useConfig()?.voice.speaker.isTest === true;
  const { player, line, isSilent } = usePlayedLine();
  const [isOpen, setIsOpen] = useState(false);
  const play = () => {
    setIsOpen(true);
    // A browser that refuses leaves the player, which can be pressed again.
    player.current?.play().catch(() => undefined);
  };
  return (
    <section className="sample stack close" aria-labelledby="ejemplo">
      <h2 id="ejemplo" className="over">
        {sample.title}
      </h2>
      {!isOpen && (
        <p>
          <button className="button quiet" type="button" data-touch="sample" onClick={play}>
            {sample.play}
          </button>
        </p>
      )}
      <audio ref={player} controls={isOpen} preload="none" src="/ejemplo.wav" aria-label={sample.listen}>
        <track kind="captions" src="/ejemplo.vtt" srcLang="es" default />
      </audio>
      {isSilent ? <p role="status">{sample.silent}</p> : isTestVoice && <p className="muted">{sample.testVoice}</p>}
      <ul className="captions">
        {sampleTalk.map(({ speaker, text }, index) => {
          const { look, title } = speaker === "assistant" ? dilo : you;
          return (
            <li key={text} className={look} aria-current={line === index ? "true" : undefined}>
              <b>{sample[title]}</b>
              <span lang="es">
                <Unbroken text={text} />
              </span>
            </li>
          );
        })}
        <li className="dilo">
          <b>{sample.writes}</b>
          <span lang="en">
            <Unbroken text={sampleEnglish} />
          </span>
        </li>
      </ul>
    </section>
  );
}
