import { useTranslations } from "use-intl";
import { dataExportFileName } from "#schema/data-export-file.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { download } from "#web/browser/download.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useFetchData } from "./account-queries.ts";

/** 'Download my data': one file with everything stored about the artist. */
export function DownloadData() {
  const t = useTranslations("account");
  const showSaveError = useShowSaveError();
  const fetchData = useFetchData();
  const lock = useLock();

  function start(): void {
    if (!lock.take()) return;
    fetchData.mutate(undefined, {
      onSuccess: (file) => {
        download(dataExportFileName(new Date()), file);
        toast({
          title: t("downloaded.title"),
          description: t("downloaded.text"),
        });
      },
      onError: (error) => showSaveError(error, "exportFailed"),
      onSettled: lock.release,
    });
  }

  return (
    <TextButton
      aria-disabled={fetchData.isPending || undefined}
      aria-busy={fetchData.isPending || undefined}
      onClick={start}
    >
      {t(fetchData.isPending ? "downloading" : "download")}
    </TextButton>
  );
}
