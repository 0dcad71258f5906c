export type Greeting = 'night' | 'morning' | 'day' | 'afternoon' | 'evening';

/** The greeting of a local hour, 0 to 23. Its bounds are 5, 11, 15, 18 and 22. */
export function pickGreeting(hour: number): Greeting {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 15) return 'day';
  return hour < 18 ? 'afternoon' : 'evening';
}
