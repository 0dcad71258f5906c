/**
 * Mann-Whitney U: the probability that two samples of one population differ in rank as much as these do. Two-sided,
 * normal approximation with tie correction; good from about twenty values per side.
 */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let tied = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter((each) => each.isOne).length;
    tied += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [m, n] = [one.length, other.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const variance = ((m * n) / 12) * (m + n + 1 - tied / ((m + n) * (m + n - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance);
  return 2 * tailOfNormal(z);
}

/** Upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, accurate to 7 digits). */
function tailOfNormal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
