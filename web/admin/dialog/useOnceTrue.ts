import { useState } from 'react';

/** True from the first time on that the condition was: what is loaded for it then stays. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
