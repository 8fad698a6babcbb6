/** A time after a row's last change, and not before `now`: two changes within a millisecond are two versions of it. */
export function nextUpdatedAt({ updatedAt }: { readonly updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
