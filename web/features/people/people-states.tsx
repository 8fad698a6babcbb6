import { useTranslations } from "use-intl";
import { EmptyPage, LoadingRows } from "#web/ui/page-states.tsx";

export function LoadingPeople() {
  const t = useTranslations("people.list");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:w-38"
      widths={["w-60", "w-44", "w-52"]}
      className="pt-6"
    />
  );
}

/** Nobody is here yet. */
export function NoPeople({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations("people.list.empty");
  return <EmptyPage title={t("title")} text={t("text")} button={t("button")} onPress={onAdd} />;
}
