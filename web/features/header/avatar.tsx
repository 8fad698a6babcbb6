import { useState } from "react";
import type { User } from "#schema/user.ts";

interface AvatarProps {
  readonly user: User;
  readonly label: string;
  readonly onPress: () => void;
}

/** The provider's picture of the artist, or initials when there is none or it fails to load. */
export function Avatar({ user, label, onPress }: AvatarProps) {
  const { profileImageUrl } = user;
  const [loaded, setLoaded] = useState<string | null>(null);
  const hasPicture = profileImageUrl !== null && loaded === profileImageUrl;
  return (
    <button type="button" onClick={onPress} className="rounded-full">
      <span className="block size-10 overflow-hidden rounded-full">
        {profileImageUrl && (
          <img
            src={profileImageUrl}
            alt=""
            hidden={!hasPicture}
            onLoad={() => setLoaded(profileImageUrl)}
            onError={() => setLoaded(null)}
            className="size-full object-cover"
          />
        )}
        {!hasPicture && (
          <span className="grid size-full place-items-center bg-ink text-1 font-strong tracking-[0.03em] text-paper">
            {initials(user)}
          </span>
        )}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** From the names, otherwise from the email, so that the circle is never empty. */
function initials({ firstName, lastName, email }: User): string {
  const names = [firstName, lastName].filter((name) => name !== "");
  const sources = names.length > 0 ? names : [email];
  return sources.map((source) => [...source][0]?.toLocaleUpperCase() ?? "").join("");
}
