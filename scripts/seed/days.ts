const day = 24 * 60 * 60 * 1000;

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
