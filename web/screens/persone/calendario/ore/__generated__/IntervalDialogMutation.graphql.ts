/**
 * @generated SignedSource<<2fb365b0b015a5a0d94da06af809088e>>
 * @relayHash 1a0f3f8f835a8f34f9d10eb7d881658f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d7d4cb67a216ad1c696bd6daa09592b3b05c55359852b224f6914d829cbbb89

import type { ConcreteRequest } from 'relay-runtime';
export type SetOreLavorativeInput = {
  dateEnd: string;
  dateStart: string;
  giorniSettimana?: ReadonlyArray<number> | null;
  oreLavorativeBanchi?: number | null;
  oreLavorativeMacchine?: number | null;
  resetDefault?: boolean | null;
};
export type IntervalDialogMutation$variables = {
  input: SetOreLavorativeInput;
};
export type IntervalDialogMutation$data = {
  readonly setOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly giorni: number | null;
  };
};
export type IntervalDialogMutation = {
  response: IntervalDialogMutation$data;
  variables: IntervalDialogMutation$variables;
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
    "name": "IntervalDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntervalDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d7d4cb67a216ad1c696bd6daa09592b3b05c55359852b224f6914d829cbbb89",
    "metadata": {},
    "name": "IntervalDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ac05411334b47f50f09117f3ae3533b";

export default node;
