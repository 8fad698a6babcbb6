import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been near what is seen; true from then on. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
