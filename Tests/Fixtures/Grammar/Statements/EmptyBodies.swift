func f() {}
if a {}
for b in c {}
while d {}
do {} catch {}
switch e {}
