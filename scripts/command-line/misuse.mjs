/** A request that a command cannot follow; its message is one plain sentence for the person who made it. */
export class Misuse extends Error {}
