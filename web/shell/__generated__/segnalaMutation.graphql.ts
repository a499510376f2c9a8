/**
 * @generated SignedSource<<a7f70bb648c7cde9352dc75db61a7c52>>
 * @relayHash 8579c9d6c0f658f7697ab82ca63071e5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2699912f910fd70e81079be61f95505c149046e32fccab39ac0bd6167a72d10

import type { ConcreteRequest } from 'relay-runtime';
export type RiportaProblemaInput = {
  messaggio: string;
  riportato?: boolean | null;
  stack?: string | null;
  url?: string | null;
};
export type segnalaMutation$variables = {
  input: RiportaProblemaInput;
};
export type segnalaMutation$data = {
  readonly riportaProblema: {
    readonly fatto: boolean;
  };
};
export type segnalaMutation = {
  response: segnalaMutation$data;
  variables: segnalaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RiportaProblemaPayload",
    "kind": "LinkedField",
    "name": "riportaProblema",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
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
    "name": "segnalaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "segnalaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2699912f910fd70e81079be61f95505c149046e32fccab39ac0bd6167a72d10",
    "metadata": {},
    "name": "segnalaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6d56a46693e53f12fd367309e3b262f";

export default node;
