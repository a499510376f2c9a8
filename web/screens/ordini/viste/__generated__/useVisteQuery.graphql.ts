/**
 * @generated SignedSource<<649414228f584a20302badcd2aed1b8f>>
 * @relayHash 69b0c023dbf1604a0234ecc8f16a4e0c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8466838c45a505e1e537f3ea03522b4e54daeaa74934e8bb1f79f4c6be729b2d

import type { ConcreteRequest } from 'relay-runtime';
export type ElencoConViste = "ordini" | "preventivi";
export type useVisteQuery$variables = {
  elenco: ElencoConViste;
};
export type useVisteQuery$data = {
  readonly viste: ReadonlyArray<{
    readonly condivisa: boolean;
    readonly id: string;
    readonly mia: boolean;
    readonly nome: string;
    readonly pk: number;
    readonly proprietario: string;
    readonly url: string;
  }>;
};
export type useVisteQuery = {
  response: useVisteQuery$data;
  variables: useVisteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "elenco"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "elenco",
        "variableName": "elenco"
      }
    ],
    "concreteType": "VistaSalvata",
    "kind": "LinkedField",
    "name": "viste",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "condivisa",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mia",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proprietario",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVisteQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVisteQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8466838c45a505e1e537f3ea03522b4e54daeaa74934e8bb1f79f4c6be729b2d",
    "metadata": {},
    "name": "useVisteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d371730f50444dd9a137dd85398d9ff";

export default node;
