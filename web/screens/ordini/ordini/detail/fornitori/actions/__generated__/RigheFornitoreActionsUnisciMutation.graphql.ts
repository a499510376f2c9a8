/**
 * @generated SignedSource<<e8e4a305c7204c19d05198702fea523a>>
 * @relayHash 409476a5804c67763aa99104afe233bc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9df8682e3fc91d3bea6202b4301aee171e30bd1b3974a72d1618dd58177d937d

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsUnisciMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsUnisciMutation$data = {
  readonly mergeRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type RigheFornitoreActionsUnisciMutation = {
  response: RigheFornitoreActionsUnisciMutation$data;
  variables: RigheFornitoreActionsUnisciMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "MergeRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "mergeRigheOrdineFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifica",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "RigheFornitoreActionsUnisciMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsUnisciMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9df8682e3fc91d3bea6202b4301aee171e30bd1b3974a72d1618dd58177d937d",
    "metadata": {},
    "name": "RigheFornitoreActionsUnisciMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e360f7935dbd79cfa0e5479ce4fe55d2";

export default node;
