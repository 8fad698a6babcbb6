import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Units } from "#schema/units.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { MethodKey } from "./method-key.tsx";
import { type MethodName, methodNames } from "./method-lines.ts";

interface MethodSwitchesProps {
  readonly shown: readonly MethodName[];
  readonly units: Units;
  readonly onChange: (shown: MethodName[]) => void;
}

/** Which methods are drawn beside the list. */
export const MethodSwitches = memo(function MethodSwitches({
  shown,
  units,
  onChange,
}: MethodSwitchesProps) {
  const t = useTranslations("priceList.curve");
  return (
    <fieldset className="text-2 max-lg:max-w-80 print:hidden">
      <legend className="pt-5 text-2 text-ink-2">{t("others")}</legend>
      <div>
        {methodNames.map((name) => (
          <Checkbox
            key={name}
            label={t(`methods.${name}`, { units })}
            aside={<MethodKey name={name} />}
            isChecked={shown.includes(name)}
            onChange={(isShown) =>
              onChange(methodNames.filter((one) => (one === name ? isShown : shown.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
});
