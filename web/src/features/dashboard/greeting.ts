export type Greeting = 'night' | 'morning' | 'day' | 'afternoon' | 'evening';

/** The greeting for a local hour, 0 to 23. */
export function pickGreeting(hour: number): Greeting {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 15) return 'day';
  return hour < 18 ? 'afternoon' : 'evening';
}
