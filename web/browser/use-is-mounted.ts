import { type RefObject, useEffect, useRef } from "react";

/** For what ends later than it was begun: whether the component is still shown. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
