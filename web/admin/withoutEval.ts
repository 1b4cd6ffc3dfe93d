/**
 * Zod looks for this object when it is loaded. Without it, the schemas of the form language would try to compile code, which the
 * page's Content-Security-Policy forbids and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
