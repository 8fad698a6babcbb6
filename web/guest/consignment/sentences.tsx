import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { useAgreementVoice } from "./agreement-voice.ts";

/** Every sentence in the language that is read; of a change, each beside the one that it replaces. */
export function Sentences({ agreement }: { readonly agreement: GuestConsignment }) {
  const { t, locale } = useAgreementVoice();
  const { sentences } = agreement;
  const read = sentences.find((each) => each.locale === locale) ?? sentences[0];
  if (read === undefined) return null;
  const inOrder = read.texts.map((each, index) => ({ ...each, place: index + 1 }));
  return (
    <ol lang={read.locale} className="mt-3.5 border-t border-ink">
      {inOrder.map(({ text, replaced, place }) => (
        <li
          key={place}
          className={`grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-1 border-b border-rule py-3 ${replaced === null ? "" : "border-l-4 border-l-pigment pl-3"}`}
        >
          <span className="text-1/7 text-ink-2">{text === "" ? "" : place}</span>
          <div className="max-w-[62ch] font-display text-[1.0625rem]/7 wrap-anywhere">
            {replaced !== null && (
              <p className="text-ink-2">
                <del>{t("consignment.before", { text: replaced })}</del>
              </p>
            )}
            <p>{text === "" ? t("consignment.leftOut") : text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
