import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import { hasCode, isUnauthorized } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import type { DocumentData } from "../document-data.ts";
import type { PrintRequest } from "../document-request.ts";
import type { DocumentSettings } from "../document-settings.ts";
import { useLabelAddresses } from "./use-label-addresses.ts";

/** The codes of a document: whether it can have any, and the addresses that they open. */
export interface Codes {
  readonly isOffered: boolean;
  readonly state: "ready" | "fetching" | "failed" | "too-many";
  /** By the works' ids; none unless codes were chosen and are ready. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly retry: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

export function useCodes(
  request: PrintRequest,
  settings: DocumentSettings,
  { user, works }: Pick<DocumentData, "user" | "works">,
): Codes {
  const ids = codedWorks(request);
  const isOffered =
    hasUnlimitedUse(user) &&
    ids.length > 0 &&
    ids.every((id) => works.some((work) => work.id === id));
  const isWanted = isOffered && settings.showsCode;
  const showsPrices = request.kind === "labels" && settings.showsPrices;
  const { data, error, isFetching, refetch } = useLabelAddresses({
    workIds: ids,
    isWanted,
    showsPrices,
  });
  const t = useTranslations("documents.dialog.codes");
  const showFailure = useShowChangeFailure();
  const leadToLogin = useEffectEvent((failure: unknown) => {
    if (isUnauthorized(failure)) showFailure(failure, { text: t("failed") });
  });
  useEffect(() => leadToLogin(error), [error]);
  const retry = () => void refetch();
  if (!isWanted) return { isOffered, state: "ready", addresses: none, retry };
  if (isFetching) return { isOffered, state: "fetching", addresses: none, retry };
  if (data) return { isOffered, state: "ready", addresses: data, retry };
  const state = hasCode(error, "CONFLICT") ? "too-many" : "failed";
  return { isOffered, state, addresses: none, retry };
}

/** The works that a code is printed for: those of labels, and that of a certificate. */
function codedWorks(request: PrintRequest): readonly string[] {
  if (request.kind === "labels") return request.works.map(({ id }) => id);
  if (request.kind !== "issued" || request.document.kind !== "certificate") return [];
  return [request.document.content.work.artworkId];
}
