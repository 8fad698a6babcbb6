import { useEffect, useRef, useSyncExternalStore } from "react";
import type { GuestRoom } from "#schema/links/guest.ts";
import { picturePath, workAddress } from "../address.ts";
import { ArtistContact } from "../artist-contact.tsx";
import { PriceAndStatus } from "../price-and-status.tsx";
import { useVoice } from "../voice.ts";
import { HungWork, PaperSection, WallAndPaper } from "../wall.tsx";
import { OnAWall } from "./on-a-wall.tsx";
import { OtherWorks } from "./other-works.tsx";
import { WhyThisPrice } from "./why-this-price.tsx";
import { Wishes } from "./wishes.tsx";

function followAddress(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Works chosen for somebody: one large, which the address names, and the others below it. */
export function RoomPage({ room }: { readonly room: GuestRoom }) {
  const { t } = useVoice();
  const address = useSyncExternalStore(followAddress, () => window.location.hash);
  const { works, artist } = room;
  const shown = works.find(({ id }) => workAddress(id) === address) ?? works[0];
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(shown?.id);

  // A work that is chosen further down is shown at the top, which may be out of view.
  useEffect(() => {
    if (before.current === shown?.id) return;
    before.current = shown?.id;
    page.current?.scrollIntoView();
    page.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [shown?.id]);

  const head = (
    <div className="pb-5 lg:pb-6">
      <h1 className="work-title text-page tracking-[-0.022em] lg:text-6">{room.title}</h1>
      {room.note !== "" && (
        <p className="max-w-[46ch] pt-2 whitespace-pre-line text-ink-2">{room.note}</p>
      )}
    </div>
  );
  if (!shown) {
    return (
      <div className="grow bg-wall px-(--margin) pt-1 pb-16 lg:pt-3">
        {head}
        <p>{t("room.empty", { artist: artist.name })}</p>
        <ArtistContact artist={artist} />
      </div>
    );
  }
  const others = works.filter((work) => work !== shown);
  return (
    <>
      <div ref={page}>
        <WallAndPaper
          wall={
            <>
              {head}
              <HungWork
                key={shown.id}
                work={shown}
                picture={shown.hasPicture ? picturePath(shown.id) : null}
                units={artist.units}
                isInRoom
                isSold={shown.status === "sold"}
              />
            </>
          }
        >
          <PaperSection>
            <PriceAndStatus work={shown} isOnRequest />
            <Wishes key={shown.id} work={shown} artist={artist.name} />
          </PaperSection>
          <OnAWall work={shown} units={artist.units} />
          {shown.why && <WhyThisPrice why={shown.why} artist={artist.name} />}
          <PaperSection title={artist.name}>
            <ArtistContact artist={artist} />
          </PaperSection>
        </WallAndPaper>
      </div>
      {others.length > 0 && <OtherWorks works={others} units={artist.units} />}
    </>
  );
}
