import { Avatar as Radix } from "radix-ui";
import type { User } from "#schema/user.ts";

interface AvatarProps {
  readonly user: User;
  readonly label: string;
  readonly onPress: () => void;
}

/** The provider's picture of the artist, or initials when there is none or it fails to load. */
export function Avatar({ user, label, onPress }: AvatarProps) {
  return (
    <button type="button" onClick={onPress} className="rounded-full">
      <Radix.Root className="block size-10 overflow-hidden rounded-full">
        {user.profileImageUrl && (
          <Radix.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
        )}
        <Radix.Fallback className="grid size-full place-items-center bg-ink text-1 font-strong tracking-[0.03em] text-paper">
          {initials(user)}
        </Radix.Fallback>
      </Radix.Root>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** Of the names, else of the email, so that the circle is never empty. */
function initials({ firstName, lastName, email }: User): string {
  const names = [firstName, lastName].filter((name) => name !== "");
  const sources = names.length > 0 ? names : [email];
  return sources.map((source) => [...source][0]?.toLocaleUpperCase() ?? "").join("");
}
