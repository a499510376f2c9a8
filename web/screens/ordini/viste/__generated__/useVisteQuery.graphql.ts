/**
 * @generated SignedSource<<970d387c02c50f8dff109fd3f85bd4f5>>
 * @relayHash 8b423feb9edefede92ada10a965f7b57
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9a6d90b8c7fd21d2f6ae6690ce081f30f237456efde5d277498c71a6e045bb

import type { ConcreteRequest } from 'relay-runtime';
export type useVisteQuery$variables = {
  elenco: string;
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
    "id": "be9a6d90b8c7fd21d2f6ae6690ce081f30f237456efde5d277498c71a6e045bb",
    "metadata": {},
    "name": "useVisteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7334fc46519a5f8c9ec638387827934";

export default node;
