/**
 * @generated SignedSource<<b7440bd2a299b90f15d7fc5eddbf5b72>>
 * @relayHash e2fb0f15eeede52a0d08c7ae5dbbae20
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37edfecf07645aad08c6d8b4ee883f011bf475af6ef2de5b3150af534a74439

import type { ConcreteRequest } from 'relay-runtime';
export type SetOreLavorativeInput = {
  dateEnd: string;
  dateStart: string;
  giorniSettimana?: ReadonlyArray<number> | null;
  oreLavorativeBanchi?: number | null;
  oreLavorativeMacchine?: number | null;
  resetDefault?: boolean | null;
};
export type IntervalloDialogMutation$variables = {
  input: SetOreLavorativeInput;
};
export type IntervalloDialogMutation$data = {
  readonly setOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly giorni: number | null;
  };
};
export type IntervalloDialogMutation = {
  response: IntervalloDialogMutation$data;
  variables: IntervalloDialogMutation$variables;
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
    "concreteType": "SetOreLavorativePayload",
    "kind": "LinkedField",
    "name": "setOreLavorative",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "giorni",
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
    "name": "IntervalloDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntervalloDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b37edfecf07645aad08c6d8b4ee883f011bf475af6ef2de5b3150af534a74439",
    "metadata": {},
    "name": "IntervalloDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f311e575ceb663f64afa93af3aefe61";

export default node;
