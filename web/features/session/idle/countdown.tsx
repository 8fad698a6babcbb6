import { useState } from "react";
import { useTranslations } from "use-intl";
import { countdown } from "./idle-state.ts";

const wholeSeconds = countdown / 1000;

/** The seconds that are read out; to hear each of them would leave no time to listen. */
const announcedSeconds = [30, 10];

/** The time that is left: a figure and a bar for the eye, each second; a few words for the ear. */
export function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useTranslations("idle");
  const [atFirst] = useState(secondsLeft);
  const announced =
    announcedSeconds.findLast((seconds) => secondsLeft <= seconds && seconds < atFirst) ?? atFirst;
  return (
    <div className="pt-6">
      <p aria-hidden="true" className="display text-6">
        {t("remaining", { seconds: secondsLeft })}
      </p>
      <div
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={wholeSeconds}
        aria-valuenow={announced}
        aria-valuetext={t("remaining", { seconds: announced })}
        className="mt-4 h-1.5 bg-rule"
      >
        <div
          style={{ width: `${(secondsLeft / wholeSeconds) * 100}%` }}
          className="h-full bg-pigment motion-safe:transition-[width] motion-safe:duration-1000 motion-safe:ease-linear"
        />
      </div>
      <p role="status" className="sr-only">
        {t("announcement", { seconds: announced })}
      </p>
    </div>
  );
}
