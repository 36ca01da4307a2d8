// Makes the tests of a file use the fixture site, even where the command tests another site.
// It must be the file's first import.
delete process.env.BUILT_SITE;
