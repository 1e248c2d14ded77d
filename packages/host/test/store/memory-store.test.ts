import { test } from 'vitest'
import { memoryStore } from '../../src/store/memory-store.ts'
import { STORE_CONTRACT } from './store-contract.ts'

test.each(Object.keys(STORE_CONTRACT))('the store in memory %s', name => STORE_CONTRACT[name](memoryStore()))
