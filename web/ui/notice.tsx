import type { ReactNode } from "react";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** The one button. */
  readonly action: ReactNode;
  readonly className?: string;
}

/** Something to resolve before going on. */
export function Notice({ title, text, action, className = "" }: NoticeProps) {
  return (
    <section
      className={`flex flex-col gap-4 bg-notice-wash py-5 md:flex-row md:items-center md:gap-8 ${className}`}
    >
      <div>
        <h2 className="font-strong text-notice">{title}</h2>
        <p>{text}</p>
      </div>
      <div className="grid flex-none md:ml-auto">{action}</div>
    </section>
  );
}
