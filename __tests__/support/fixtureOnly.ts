// Imported first by tests of the fixture site that may run beside those of the
// real one.
delete process.env.BUILT_SITE;
