/** A painting of many strokes, shown as a picture of its own so that the page need not hold them. */
import { useEffect, useState } from 'react'

export function Painted({ paint }: { readonly paint: () => string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([paint()], { type: 'image/svg+xml' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [paint])
  return address === undefined ? undefined : <img src={address} alt="" />
}
