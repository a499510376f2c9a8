/**
 * @generated SignedSource<<b17e1615195273b927c170a111bfc598>>
 * @relayHash 7482f26988253ea84077e30ab1543478
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6521c06d0153f287e5c6ec64f93ded17fdab684bddbd2562e55a8695178c307

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFestivitaInput = {
  pk: number;
};
export type mutazioniPeriodoEliminaFestivitaMutation$variables = {
  input: DeleteFestivitaInput;
};
export type mutazioniPeriodoEliminaFestivitaMutation$data = {
  readonly deleteFestivita: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type mutazioniPeriodoEliminaFestivitaMutation = {
  response: mutazioniPeriodoEliminaFestivitaMutation$data;
  variables: mutazioniPeriodoEliminaFestivitaMutation$variables;
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
    "concreteType": "DeleteFestivitaPayload",
    "kind": "LinkedField",
    "name": "deleteFestivita",
    "plural": false,
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
    "name": "mutazioniPeriodoEliminaFestivitaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutazioniPeriodoEliminaFestivitaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6521c06d0153f287e5c6ec64f93ded17fdab684bddbd2562e55a8695178c307",
    "metadata": {},
    "name": "mutazioniPeriodoEliminaFestivitaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f47be0ddf8d77726ef35e7dda206f74";

export default node;
