import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { linkLimits } from "#schema/links/link.ts";
import type { Units } from "#schema/units.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { addWorksDialog } from "#web/works/lazy-dialogs.ts";
import { moved, type RoomErrors, type RoomForm } from "./room-form.ts";
import { RoomWork, type RoomWorkMove } from "./room-work.tsx";

const { works: most } = linkLimits;

interface RoomWorksProps {
  readonly form: RoomForm;
  /** Null where nothing can be changed. */
  readonly change: ((changed: Partial<RoomForm>) => void) | null;
  readonly error: RoomErrors["workIds"];
  readonly works: readonly Artwork[];
  readonly units: Units;
}

/** The works of a room in their order, which arrows and a menu change. */
export function RoomWorks({ form, change, error, works, units }: RoomWorksProps) {
  const t = useTranslations("links.room.works");
  const adding = useTranslations("links.room.add");
  const errors = useTranslations("links.room.fields.errors");
  const { list, add, moveIn, announced } = useOrder(form, change);
  const [isAdding, setAdding] = useState(false);
  const closeAdding = () => setAdding(false);
  const { workIds, showPrices, showSold } = form;
  const shown = workIds.flatMap((id) => works.find((work) => work.id === id) ?? []);
  return (
    <section
      aria-labelledby="room-works"
      className="bg-wall px-(--margin) pt-6 pb-10 max-lg:pb-8 lg:min-h-160 lg:pt-8 print:bg-transparent"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="room-works" className="font-display text-4 font-[480] tracking-[-0.01em]">
          {t("title", { count: shown.length })}{" "}
          {change && (
            <span className="pl-2.5 font-text text-2 font-[400] tracking-normal text-ink-2">
              {t("limits", { most })}
            </span>
          )}
        </h2>
        {change && (
          <Button ref={add} onClick={() => setAdding(true)} className="px-4! print:hidden">
            {t("add")}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="pt-2 text-2 text-error">
          {errors(error)}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul ref={list} className="grid grid-cols-2 gap-x-5 md:grid-cols-3 lg:gap-x-8">
        {shown.map((work, index) => (
          <RoomWork
            key={work.id}
            work={work}
            units={units}
            place={index + 1}
            count={shown.length}
            showsPrice={showPrices}
            isHidden={work.archived || (work.sale !== null && !showSold)}
            onMove={change && ((move, place) => moveIn(work, move, place))}
          />
        ))}
      </ul>
      {change && (
        <LazyDialog part={addWorksDialog} isOpen={isAdding} onClose={closeAdding}>
          {({ AddWorksDialog }) => (
            <AddWorksDialog
              isOpen={isAdding}
              works={works.filter(({ id, archived }) => !archived && !workIds.includes(id))}
              count={workIds.length}
              most={most}
              words={{
                title: adding("title"),
                lead: adding("lead", { most }),
                none: adding("none"),
                full: adding("full", { most }),
                cancel: adding("cancel"),
                confirm: (count) => adding("confirm", { count }),
              }}
              onAdd={(added) => {
                setAdding(false);
                change({ workIds: [...workIds, ...added] });
              }}
              onClose={closeAdding}
            />
          )}
        </LazyDialog>
      )}
    </section>
  );
}

/**
 * Moves works and takes them out; the focus stays on what was pressed, or goes to the same of the next work, and after
 * the last to the button that adds works.
 */
function useOrder({ workIds }: RoomForm, change: RoomWorksProps["change"]) {
  const t = useTranslations("links.room.works");
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pressed = useRef<string | null>(null);
  const [announced, setAnnounced] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const move = list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`);
    (move ?? add.current)?.focus();
    pressed.current = null;
  }, [workIds]);

  function moveIn(work: Artwork, move: RoomWorkMove, place: number): void {
    if (move === "takeOut") {
      const at = workIds.indexOf(work.id);
      pressed.current = `${workIds[at + 1] ?? workIds[at - 1]} takeOut`;
      change?.({ workIds: workIds.filter((id) => id !== work.id) });
      return;
    }
    pressed.current = `${work.id} ${move}`;
    change?.({ workIds: moved(workIds, work.id, place) });
    setAnnounced(t("moved", { title: work.title, place }));
  }

  return { list, add, moveIn, announced };
}
