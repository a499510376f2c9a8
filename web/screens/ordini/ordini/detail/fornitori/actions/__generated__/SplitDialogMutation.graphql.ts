/**
 * @generated SignedSource<<96cfd3642a06119427a4fd29395ab926>>
 * @relayHash 695ec4d1a75ebda97e3ac198bda83a22
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e1c78c43a315b4863ebe219845f81bd41f45fe3f2e48521356df421b829b49f

import type { ConcreteRequest } from 'relay-runtime';
export type SplitDialogMutation$variables = {
  pk: number;
  quantita: ReadonlyArray<number>;
};
export type SplitDialogMutation$data = {
  readonly splitRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type SplitDialogMutation = {
  response: SplitDialogMutation$data;
  variables: SplitDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "quantita"
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
            "name": "pk",
            "variableName": "pk"
          },
          {
            "kind": "Variable",
            "name": "quantita",
            "variableName": "quantita"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SplitRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "splitRigaOrdineFornitore",
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
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e1c78c43a315b4863ebe219845f81bd41f45fe3f2e48521356df421b829b49f",
    "metadata": {},
    "name": "SplitDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12456159961cc9e3b42461427c3e1d34";

export default node;
