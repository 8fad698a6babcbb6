import { useId } from "react";
import { useTranslations } from "use-intl";
import { type ChannelKind, channelKinds, channelLimits } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useMoney } from "#web/i18n/money.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ChevronIcon } from "#web/ui/icons.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "#web/ui/more-icons.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import { BeyondCommission } from "#web/works/price-shares/beyond-commission.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { useTermsWords } from "#web/works/use-terms-words.ts";
import {
  type ChannelError,
  type ChannelErrors,
  channelErrors,
  mostCosts,
  type TypedChannel,
  toChannels,
} from "./channel-form.ts";

interface ChannelItemProps {
  readonly channel: TypedChannel;
  readonly errors: ChannelErrors;
  readonly isOpen: boolean;
  readonly currency: Currency;
  readonly onOpen: () => void;
  readonly onChange: (change: Partial<TypedChannel>) => void;
  /** Null for the first. */
  readonly onMoveUp: (() => void) | null;
  /** Null for the last. */
  readonly onMoveDown: (() => void) | null;
  readonly onRemove: () => void;
}

/** A channel in a line, with its place in the order; its fields below while it is open. */
export function ChannelItem(props: ChannelItemProps) {
  const { channel, isOpen, currency, onOpen, onMoveUp, onMoveDown } = props;
  const t = useTranslations("priceList.channels.editor");
  const id = useId();
  const { name, terms } = useDescription(channel, currency);
  const move = "grid size-11 place-items-center aria-disabled:text-ink-locked";
  return (
    <li className="border-t border-rule first:border-0">
      <div className="flex items-center gap-x-2 py-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onOpen}
          className="group flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere group-hover:underline">{name}</span>
            <span className="block text-1 text-ink-2">{terms}</span>
          </span>
          <ChevronIcon className={`size-4 flex-none text-ink-2 ${isOpen ? "rotate-180" : ""}`} />
        </button>
        <button
          type="button"
          data-focus={`up-${channel.id}`}
          aria-label={t("up", { name })}
          aria-disabled={onMoveUp === null || undefined}
          onClick={() => onMoveUp?.()}
          className={move}
        >
          <ArrowUpIcon className="size-4" />
        </button>
        <button
          type="button"
          data-focus={`down-${channel.id}`}
          aria-label={t("down", { name })}
          aria-disabled={onMoveDown === null || undefined}
          onClick={() => onMoveDown?.()}
          className={move}
        >
          <ArrowDownIcon className="size-4" />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <ChannelFields {...props} name={name} />
        </div>
      )}
    </li>
  );
}

/** The name and terms as typed; while they cannot be read, as far as they can. */
function useDescription(channel: TypedChannel, currency: Currency) {
  const channelName = useChannelName();
  const termsOf = useTermsWords(currency);
  const broken = channelErrors(channel);
  const readable = {
    ...channel,
    ...Object.fromEntries(Object.keys(broken).map((field) => [field, ""])),
  };
  const [described] = toChannels({ channels: [readable] });
  return described
    ? { name: channelName(described), terms: termsOf(described) }
    : { name: channel.name, terms: "" };
}

function ChannelFields({
  channel,
  errors,
  currency,
  name,
  onChange,
  onRemove,
}: ChannelItemProps & { readonly name: string }) {
  const t = useTranslations("priceList.channels.editor");
  const kindName = useTranslations("priceList.channels.kinds");
  const words = useErrorWords();
  const decimal = useDecimal();
  const money = useMoney(currency);
  const format = useFormat();
  const sign = usePrices().sign(currency).trim();
  const share = (field: "commission" | "percentageFee" | "discount") => ({
    label: t(field),
    numbers: decimal,
    value: channel[field],
    suffix: "%",
    marks: ["%"],
    unreadable: words("share") ?? "",
    error: words(errors[field]),
    onChange: (value: string) => onChange({ [field]: value }),
  });
  const amount = (field: "fixedFee" | "shipping") => ({
    label: t(field),
    numbers: money,
    value: channel[field],
    unreadable: words("amount") ?? "",
    error: words(errors[field]),
    onChange: (value: string) => onChange({ [field]: value }),
    ...format.besideField(sign),
  });
  return (
    <div className="field-grid pt-2 pb-5">
      <ChannelNameField channel={channel} error={words(errors.name)} onChange={onChange} />
      <SelectField<ChannelKind>
        label={t("kind")}
        {...boundTo(channel, onChange, "kind")}
        options={channelKinds.map((value) => ({ value, label: kindName(value) }))}
      />
      <NumberField {...share("commission")} />
      <NumberField {...share("percentageFee")} />
      <NumberField {...amount("fixedFee")} />
      <NumberField {...amount("shipping")} />
      <NumberField {...share("discount")} />
      <SelectField
        label={t("bearer")}
        {...boundTo(channel, onChange, "discountBorneBy")}
        options={(["artist", "gallery", "both"] as const).map((value) => ({
          value,
          label: t(`bearers.${value}`),
        }))}
      />
      <TypedBeyondCommission channel={channel} />
      {(channel.kind === "gallery" || channel.chargesTax) && (
        <div className="col-span-full">
          <Checkbox
            label={t("chargesTax")}
            isChecked={channel.chargesTax}
            onChange={(chargesTax) => onChange({ chargesTax })}
          />
          <p className="text-1 text-ink-2">{t("chargesTaxNote")}</p>
        </div>
      )}
      <TextButton isDanger onClick={onRemove} className="justify-self-start">
        {t.rich("remove", { name, hidden: visuallyHidden })}
      </TextButton>
    </div>
  );
}

/** The terms as they are typed, while they can be read. */
function TypedBeyondCommission({ channel }: Pick<ChannelItemProps, "channel">) {
  const isReadable = Object.keys(channelErrors(channel)).length === 0;
  const [read] = isReadable ? toChannels({ channels: [channel] }) : [];
  return read ? <BeyondCommission terms={read} className="col-span-full" /> : null;
}

function useErrorWords(): (error: ChannelError | undefined) => string | undefined {
  const t = useTranslations("priceList.channels.editor.errors");
  const format = useFormat();
  return (error) =>
    error &&
    t(error, {
      maximum: format.number(error === "name" ? channelLimits.nameCharacters : mostCosts),
    });
}

interface ChannelNameFieldProps {
  readonly channel: TypedChannel;
  readonly onChange: (change: Partial<TypedChannel>) => void;
  readonly error: string | undefined;
}

/** A channel's name; a gallery's can be chosen from the artist's people. */
function ChannelNameField({ channel, error, onChange }: ChannelNameFieldProps) {
  const t = useTranslations("priceList.channels.editor");
  const field = {
    label: t("name"),
    note: t("optional"),
    error,
    autoComplete: "off",
    "data-focus": `name-${channel.id}`,
    value: channel.name,
  };
  if (channel.kind !== "gallery") {
    return <TextField {...field} onChange={(name) => onChange({ name })} />;
  }
  return (
    <PersonField
      {...field}
      // The gallery goes by its own name, which may be another than its contact's.
      personId=""
      onChange={(name, person) =>
        onChange({ name: person?.organization || name, personId: person?.id ?? "" })
      }
    />
  );
}
