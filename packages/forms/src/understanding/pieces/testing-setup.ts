import { readLearned } from "../learned.ts";

// As it is once a page has loaded it, and always on a server. What rules do alone, a test asks for.
readLearned();
