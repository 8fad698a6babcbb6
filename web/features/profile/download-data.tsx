import { useTranslations } from "use-intl";
import { dataExportFileName } from "#schema/data-export-file.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { download } from "#web/browser/download.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useFetchData } from "./account-queries.ts";

/** 'Download my data': one file with everything stored about the artist. */
export function DownloadData() {
  const t = useTranslations("account");
  const showSaveError = useShowSaveError();
  const fetchData = useFetchData();
  const { submit, isSending } = useSubmit();

  function start(): void {
    void submit({
      send: () => fetchData.mutateAsync(),
      onDone: (file) => {
        download(dataExportFileName(new Date()), file);
        toast({ title: t("downloaded.title"), description: t("downloaded.text") });
      },
      onError: (error) => showSaveError(error, "exportFailed"),
    });
  }

  return (
    <TextButton
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
      onClick={start}
    >
      {t(isSending ? "downloading" : "download")}
    </TextButton>
  );
}
