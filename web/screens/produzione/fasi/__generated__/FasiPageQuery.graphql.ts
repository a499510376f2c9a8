/**
 * @generated SignedSource<<220e47081484cb6a0575d6ec29e54bd5>>
 * @relayHash 3ecefcf4eb9767c61036f15e4ed255cf
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfa5054acc52e71ff99be2ae6ec216f97d9d73b7ac02e3a94c5cb858050d702f

import type { ConcreteRequest } from 'relay-runtime';
export type FasiPageQuery$variables = Record<PropertyKey, never>;
export type FasiPageQuery$data = {
  readonly fasi: ReadonlyArray<{
    readonly dependencies: ReadonlyArray<string>;
    readonly infiniteCapacity: boolean;
    readonly nome: string;
    readonly pk: number;
    readonly reparto: string | null;
    readonly soloConTelai: boolean;
    readonly unit: string;
    readonly versione: number;
    readonly withFornitore: boolean;
  }>;
};
export type FasiPageQuery = {
  response: FasiPageQuery$data;
  variables: FasiPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Fase",
    "kind": "LinkedField",
    "name": "fasi",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withFornitore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "infiniteCapacity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dependencies",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "soloConTelai",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "versione",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FasiPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dfa5054acc52e71ff99be2ae6ec216f97d9d73b7ac02e3a94c5cb858050d702f",
    "metadata": {},
    "name": "FasiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d60efe642b8f45d887e66ddac7f89f22";

export default node;
