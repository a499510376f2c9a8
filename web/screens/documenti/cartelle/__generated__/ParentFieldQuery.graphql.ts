/**
 * @generated SignedSource<<05ec0f7a971491d3db0061f62157c730>>
 * @relayHash 6eb921bee7e5daeff7fe26330aa53326
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b24986a93b7f5538988d21fe2a70c21572e11ba38f600471795f51a0442671

import type { ConcreteRequest } from 'relay-runtime';
export type ParentFieldQuery$variables = Record<PropertyKey, never>;
export type ParentFieldQuery$data = {
  readonly alberoCartelle: ReadonlyArray<{
    readonly nome: string;
    readonly parentPk: number | null;
    readonly pk: number;
  }>;
};
export type ParentFieldQuery = {
  response: ParentFieldQuery$data;
  variables: ParentFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PostoCartella",
    "kind": "LinkedField",
    "name": "alberoCartelle",
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
        "name": "parentPk",
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
    "name": "ParentFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ParentFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "14b24986a93b7f5538988d21fe2a70c21572e11ba38f600471795f51a0442671",
    "metadata": {},
    "name": "ParentFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52861d8d0139629e4fe56a92f08db0ff";

export default node;
