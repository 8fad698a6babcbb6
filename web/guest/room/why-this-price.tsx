import type { ReactNode } from "react";
import type { WhyThisPrice as Why } from "#schema/links/guest.ts";
import { Dots, Strokes } from "#web/works/part-drawings.tsx";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";

interface WhyThisPriceProps {
  /** In whole percent. */
  readonly why: Why;
  readonly artist: string;
}

const kinds = ["size", "hours", "materials", "list"] as const;
const outline = "inset-ring inset-ring-rule-2";

/** What the price is made of, drawn as the artist's own page draws it, without amounts. */
export function WhyThisPrice({ why, artist }: WhyThisPriceProps) {
  const { t, locale } = useVoice();
  const shown = kinds.filter((kind) => why[kind] > 0);
  const list = new Intl.ListFormat(locale);
  const parts = list.format(shown.map((kind) => t(`why.${kind}`, { percent: String(why[kind]) })));
  return (
    <PaperSection title={t("why.title")}>
      <div role="img" aria-label={t("why.label", { parts })} className="flex h-14 gap-1 pt-3">
        <Part share={why.size} className="bg-pigment print:[print-color-adjust:exact]" />
        <Part share={why.hours} className={outline}>
          <Strokes count={Math.max(1, Math.round(why.hours / 1.2))} />
        </Part>
        <Part share={why.materials} className={outline}>
          <Dots columns={Math.max(1, Math.round(why.materials / 1.6))} rows={5} />
        </Part>
        <Part share={why.list} className="inset-ring-2 inset-ring-accent" />
      </div>
      <p className="pt-2 text-1 text-ink-2">{t("why.from", { parts })}</p>
      <p className="pt-2 text-2">{t("why.sentence", { artist })}</p>
    </PaperSection>
  );
}

interface PartProps {
  readonly share: number;
  readonly className: string;
  readonly children?: ReactNode;
}

function Part({ share, className, children }: PartProps) {
  if (share <= 0) return null;
  return (
    <div
      style={{ flexGrow: share }}
      className={`relative min-w-1.5 basis-0 overflow-hidden ${className}`}
    >
      {children}
    </div>
  );
}
