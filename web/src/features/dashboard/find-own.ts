/** Where new documents go by default: the personal workspace. */
export function findOwn<Owned extends { readonly ownerType: string }>(workspaces: readonly Owned[]): Owned | undefined {
  return workspaces.find(({ ownerType }) => ownerType === 'user') ?? workspaces[0];
}
