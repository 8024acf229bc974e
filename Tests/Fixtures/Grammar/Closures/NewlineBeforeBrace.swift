run(1)
{
  go()
}
