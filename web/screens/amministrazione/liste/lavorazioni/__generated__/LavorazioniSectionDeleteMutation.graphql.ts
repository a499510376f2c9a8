/**
 * @generated SignedSource<<755ffb98c0f3781c0b17535e0430d0dc>>
 * @relayHash a2e3f27d8010d3cb5fb1caa16f10c6d8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec5c0e3521949270cf820438dba9bdcc9cbe56623933d2e033f03794241fefc5

import type { ConcreteRequest } from 'relay-runtime';
export type LavorazioniSectionDeleteMutation$variables = {
  pk: number;
};
export type LavorazioniSectionDeleteMutation$data = {
  readonly deleteLavorazione: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type LavorazioniSectionDeleteMutation = {
  response: LavorazioniSectionDeleteMutation$data;
  variables: LavorazioniSectionDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
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
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteLavorazionePayload",
    "kind": "LinkedField",
    "name": "deleteLavorazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "LavorazioniSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LavorazioniSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec5c0e3521949270cf820438dba9bdcc9cbe56623933d2e033f03794241fefc5",
    "metadata": {},
    "name": "LavorazioniSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc396d96e202a5a7cc3cdd54257b3134";

export default node;
